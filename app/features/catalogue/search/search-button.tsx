import {useState, type MouseEvent} from 'react';
import {Link} from 'react-router';
import {fetchAhead, fetchedDialog} from '~/ui/fetched';
import {Icon} from '~/ui/icon';
import {opensElsewhere} from '~/ui/opens-elsewhere';

// Fetched when it is first opened, or about to be.
const load = () => import('./search-dialog');
const SearchDialog = fetchedDialog(async () => (await load()).SearchDialog);

/** Opens the search; without JavaScript it leads to the search's page. */
export function SearchButton() {
  const [open, setOpen] = useState(false);
  const [asked, setAsked] = useState(false);

  const show = (event: MouseEvent) => {
    if (opensElsewhere(event)) return;
    event.preventDefault();
    setAsked(true);
    setOpen(true);
  };

  return (
    <>
      <Link
        to="/search"
        prefetch="none"
        aria-label="Search"
        aria-haspopup="dialog"
        onClick={show}
        onPointerEnter={() => fetchAhead(load)}
        className="flex size-11 items-center justify-center"
      >
        <Icon name="search" />
      </Link>
      {asked && <SearchDialog open={open} onClose={() => setOpen(false)} />}
    </>
  );
}
