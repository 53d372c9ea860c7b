const paths = {
  bag: 'M5 8h14l1 13H4L5 8Zm3.5 3V7a3.5 3.5 0 0 1 7 0v4',
  heart:
    'M12 20.5S3.5 15.6 3.5 9.4A4.6 4.6 0 0 1 12 7a4.6 4.6 0 0 1 8.5 2.4c0 6.2-8.5 11.1-8.5 11.1Z',
  search: 'M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13Zm4.8-1.7L21 21',
  person: 'M12 11.5a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM4.5 21c.6-4.4 3.4-6.5 7.5-6.5s6.9 2.1 7.5 6.5',
  menu: 'M3 7h18M3 12h18M3 17h18',
  close: 'M5 5l14 14M19 5 5 19',
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  check: 'm4.5 12.5 5 5 10-11',
  chevronDown: 'm5 9 7 7 7-7',
  chevronLeft: 'm15 5-7 7 7 7',
  chevronRight: 'm9 5 7 7-7 7',
  arrow: 'M4 12h16m-6-6 6 6-6 6',
  share: 'M12 15V3.5m-4.5 4L12 3l4.5 4.5M5 11v9.5h14V11',
  filter: 'M3 7h18M6.5 12h11M10 17h4',
  mail: 'M3.5 5.5h17v13h-17v-13Zm0 1 8.5 7 8.5-7',
  link: 'M10 14a4 4 0 0 0 6 .4l3-3a4 4 0 0 0-5.7-5.7L11.6 7.400M14 10a4 4 0 0 0-6-.4l-3 3a4 4 0 0 0 5.7 5.700l1.7-1.7',
  download: 'M12 3.500v12m-4.5-4.500L12 15.500l4.5-4.500M4.5 20.500h15',
  copy: 'M8.5 8.500h12v12h-12v-12Zm0 7h-5v-12h12v5',
  camera:
    'M3.5 7.500H8l1.5-2.500h5L16 7.500h4.500v12h-17v-12Zm8.5 9a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7Z',
  trash: 'M4 6.500h16M9 6.500V4h6v2.500M6 6.5 7 21h10l1-14.500M10 10.500v6.500M14 10.500v6.5',
  eye: 'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12Zm9.5 3a3 3 0 1 0 0-6 3 3 0 0 0 0 6Z',
  eyeOff:
    'm4 4 16 16M9.9 5.800c.7-.2 1.4-.3 2.1-.3 6 0 9.5 6.5 9.5 6.500s-1 1.8-2.8 3.500M6 7.700C3.7 9.5 2.5 12 2.5 12S6 18.5 12 18.500c1.5 0 2.8-.4 4-1',
  facebook:
    'M10 21v-8H7.500V9.800H10V7.700C10 5 11.500 3.500 14 3.500c.9 0 1.700.1 2.300.2v2.800h-1.500c-1.200 0-1.600.7-1.600 1.600v1.700h3L15.700 13h-2.500v8H10Z',
  pinterest:
    'M9.500 20.500 12 10m-3 3.500c-2.300-2.600-.9-7.500 3.300-7.500 3.500 0 5 2.800 4.200 5.800-.9 3.300-4.300 4.200-5.500 1.700M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18Z',
  whatsapp:
    'M3.500 20.500 4.800 16A8.500 8.500 0 1 1 8.200 19.300l-4.700 1.200ZM9.200 7.800 8.300 8.700c-.6 1.800 3.500 6.700 6.200 6.900l1.300-1v-1.200l-1.900-.9-.9.9c-1.300-.5-2.200-1.500-2.700-2.700l.8-.9-.8-2H9.200Z',
  signOut: 'M14 4H5v16h9M10 12h11m-4-4 4 4-4 4',
} as const;

export type IconName = keyof typeof paths;

/** A hairline icon; decorative, its control carries the name. */
export function Icon({
  name,
  className = 'size-5',
  filled = false,
}: {
  name: IconName;
  className?: string;
  filled?: boolean;
}) {
  return (
    <svg
      viewBox="0 0 24 24"
      aria-hidden="true"
      className={className}
      fill={filled ? 'currentColor' : 'none'}
      stroke="currentColor"
      strokeWidth="1.25"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={paths[name]} />
    </svg>
  );
}
