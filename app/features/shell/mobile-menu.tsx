import {useState} from 'react';
import {NavLink} from 'react-router';
import {MenuAccount} from '~/features/auth/menu-account';
import {IconButton} from '~/ui/button';
import {Dialog} from '~/ui/dialog';
import {Icon} from '~/ui/icon';
import {useHydrated} from '~/ui/use-hydrated';
import {categoryLinks, houseLinks} from './navigation';

const links = [...categoryLinks, ...houseLinks, {to: '/contact', label: 'Contact'}] as const;

/** All links, for windows without room for the header's. */
export function MobileMenu({shopName}: {shopName: string}) {
  const [open, setOpen] = useState(false);
  const hydrated = useHydrated();

  return (
    <>
      <IconButton
        label="Menu"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        // Browsers open it by these two where scripts do not.
        {...(hydrated ? {} : {command: 'show-modal', commandfor: 'menu'})}
        className="lg:hidden"
      >
        <Icon name="menu" />
      </IconButton>
      <Dialog
        id="menu"
        open={open}
        onClose={() => setOpen(false)}
        title={shopName}
        shape="left"
        hideTitle
        keepMounted
      >
        <nav aria-label="Menu" className="flex-1 overflow-y-auto px-6 py-6">
          <ul className="divide-y divide-hairline">
            {links.map(({to, label}) => (
              <li key={to}>
                <NavLink
                  to={to}
                  onClick={() => setOpen(false)}
                  className="block py-4 font-serif text-xl aria-[current=page]:text-gold"
                >
                  {label}
                </NavLink>
              </li>
            ))}
          </ul>
          <div className="mt-8">
            <MenuAccount onLeave={() => setOpen(false)} />
          </div>
        </nav>
      </Dialog>
    </>
  );
}
