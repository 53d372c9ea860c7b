import {useShop} from '~/features/shell/use-shop';
import {saveFile} from '~/lib/save-file';
import {slugify} from '~/lib/product-path';
import {drawProductCard} from './card/product-card';
import ShareDialog from './share-dialog';

export interface SharedProduct {
  /** The provider's id, `gid://shopify/Product/{number}`. */
  id: string;
  title: string;
  category: string;
  /** As it stands on the page. */
  price: string;
  imageUrl: string | null;
}

/** Pixels; as wide as the card. */
const pictureWidth = '1080';

/** The share dialog of a piece, with its card. To be loaded lazily. */
export default function ProductShareDialog({
  product,
  open,
  onClose,
}: {
  product: SharedProduct;
  open: boolean;
  onClose: () => void;
}) {
  const shop = useShop();
  const imageUrl = product.imageUrl && sized(product.imageUrl);

  const download = async () => {
    const card = await drawProductCard({...product, imageUrl, houseName: shop.name});
    saveFile(card, `${slugify(product.title) || 'piece'}-share-card.png`);
  };

  return (
    <ShareDialog
      open={open}
      onClose={onClose}
      heading="Share this piece"
      title={`${product.title} | ${shop.name}`}
      text={`${product.title}, made by hand at ${shop.name}.`}
      url={new URL(shareLinkPath(product), window.location.origin).href}
      imageUrl={imageUrl}
      onDownloadCard={download}
    />
  );
}

/** The form of the share link: `/products/{category}/{number}`. */
function shareLinkPath({category, id}: SharedProduct): string {
  return `/products/${category}/${id.slice(id.lastIndexOf('/') + 1)}`;
}

function sized(imageUrl: string): string {
  const url = new URL(imageUrl);
  url.searchParams.set('width', pictureWidth);
  return url.href;
}
