import {useEffect, useRef, type KeyboardEvent, type ReactNode} from 'react';
import {Link} from 'react-router';

export interface TabLink {
  to: string;
  label: string;
  selected: boolean;
}

const steps: Record<string, (index: number, count: number) => number> = {
  ArrowRight: (index, count) => (index + 1) % count,
  ArrowLeft: (index, count) => (index + count - 1) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/**
 * Tabs that are pages: real links, so they work without JavaScript and can be opened beside. Arrow
 * keys, Home and End move between them, Enter and Space open one. The open one is always in view.
 */
export function TabLinks({
  id,
  label,
  tabs,
  className = '',
}: {
  id: string;
  label: string;
  tabs: TabLink[];
  className?: string;
}) {
  const list = useRef<HTMLDivElement>(null);
  const selected = tabs.find((tab) => tab.selected)?.to;
  useEffect(() => {
    const row = list.current;
    const tab = row?.querySelector<HTMLElement>('[aria-selected=true]');
    if (row && tab) row.scrollLeft = tab.offsetLeft - (row.clientWidth - tab.clientWidth) / 2;
  }, [selected]);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const links = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]')];
    const index = links.findIndex((link) => link === document.activeElement);
    const step = steps[event.key];
    if (step) {
      event.preventDefault();
      links[step(index, links.length)]?.focus();
    } else if (event.key === ' ') {
      event.preventDefault();
      links[index]?.click();
    }
  };

  return (
    <div
      ref={list}
      role="tablist"
      aria-label={label}
      tabIndex={-1}
      onKeyDown={onKeyDown}
      className={`flex [scrollbar-width:none] overflow-x-auto border-b border-hairline ${className}`}
    >
      {tabs.map((tab) => (
        <Link
          key={tab.to}
          to={tab.to}
          role="tab"
          id={tab.selected ? `${id}-tab` : undefined}
          aria-selected={tab.selected}
          aria-controls={tab.selected ? `${id}-panel` : undefined}
          tabIndex={tab.selected ? 0 : -1}
          preventScrollReset
          prefetch="intent"
          className="flex min-h-12 items-center border-b-2 border-transparent px-1 text-sm whitespace-nowrap text-muted outline-offset-[-3px] transition-colors hover:text-ink aria-selected:border-gold aria-selected:text-ink"
        >
          {tab.label}
        </Link>
      ))}
    </div>
  );
}

/** What the selected tab shows. */
export function TabPanel({
  id,
  className = '',
  children,
}: {
  id: string;
  className?: string;
  children: ReactNode;
}) {
  return (
    <div
      role="tabpanel"
      id={`${id}-panel`}
      aria-labelledby={`${id}-tab`}
      tabIndex={-1}
      className={`outline-none ${className}`}
    >
      {children}
    </div>
  );
}
