import type {Content} from './catalogue/content.ts';
import type {Catalogue, Collection, Picture, Product, Variant} from './catalogue/records.ts';
import {Carts} from './cart/carts.ts';
import {DiscountBook} from './cart/discounts.ts';
import {GiftCards} from './cart/gift-cards.ts';
import type {FailedStep} from './checkout/form.ts';
import {openDatabase} from './database.ts';
import {Orders} from './orders/orders.ts';
import {ShopSearch} from './search.ts';
import {Stock} from './stock.ts';

interface StoreOptions {
  catalogue: Catalogue;
  content: Content;
  /** Folder of the database; kept in memory where it is missing. */
  dataDir?: string | undefined;
  /** Address of the shop in front, for the links back to it. */
  shopUrl: string;
}

interface ByIdOrHandle {
  id?: string | null | undefined;
  handle?: string | null | undefined;
}

/** One shop: what it sells and says, and what its shoppers have done so far. */
export class Store {
  readonly catalogue: Catalogue;
  readonly content: Content;
  readonly stock: Stock;
  readonly carts: Carts;
  readonly discounts: DiscountBook;
  readonly giftCards: GiftCards;
  readonly orders: Orders;
  readonly search: ShopSearch;
  /** By cart token: what a checkout did not take, and shows again. */
  readonly failedSteps = new Map<string, FailedStep>();
  readonly tags: readonly string[];
  readonly productTypes: readonly string[];
  /** Where the shop is reached, such as `http://localhost:4100`; known once it listens. */
  origin = 'http://localhost';
  /** Where shoppers came from and go back to. */
  readonly shopUrl: string;

  private readonly database;
  private readonly productsById = new Map<string, Product>();
  private readonly productsByHandle = new Map<string, Product>();
  private readonly variantsById = new Map<string, Variant>();

  constructor({catalogue, content, dataDir, shopUrl}: StoreOptions) {
    this.shopUrl = shopUrl;
    this.catalogue = catalogue;
    this.content = content;
    this.database = openDatabase(dataDir);
    for (const product of catalogue.products) {
      this.productsById.set(product.id, product);
      this.productsByHandle.set(product.handle, product);
      for (const variant of product.variants) this.variantsById.set(variant.id, variant);
    }
    this.stock = new Stock(this.database, catalogue);
    this.carts = new Carts(this.database);
    this.discounts = new DiscountBook(this.database);
    this.giftCards = new GiftCards(this.database);
    this.orders = new Orders(this, this.database);
    this.search = new ShopSearch(this);
    this.tags = distinct(catalogue.products.flatMap(({tags}) => tags));
    this.productTypes = distinct(catalogue.products.map(({productType}) => productType));
  }

  product({id, handle}: ByIdOrHandle): Product | null {
    return (id ? this.productsById.get(id) : this.productsByHandle.get(handle ?? '')) ?? null;
  }

  variant(id: string): Variant | null {
    return this.variantsById.get(id) ?? null;
  }

  collection({id, handle}: ByIdOrHandle): Collection | null {
    return (
      this.catalogue.collections.find((own) => (id ? own.id === id : own.handle === handle)) ?? null
    );
  }

  /** All pictures of the shop, those of metafields and metaobjects too. */
  pictures(): Picture[] {
    const owners = [
      ...this.catalogue.products,
      ...this.catalogue.products.flatMap(({variants}) => variants),
      ...this.catalogue.metaobjects,
    ];
    return [
      ...this.catalogue.products.flatMap(({pictures}) => pictures),
      ...owners.flatMap(({fields}) => fields.flatMap(({reference}) => reference ?? [])),
    ];
  }

  close(): void {
    this.database.close();
  }
}

function distinct(values: readonly string[]): string[] {
  return [...new Set(values)].sort();
}
