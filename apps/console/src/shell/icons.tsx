/** Icons of 18 pixels; they are decoration, the words beside them say what they mean. */

const paths = {
  home: 'M2.500 8 9 2.500 15.500 8M4.500 7v8h3.500v-4.500h2V15h3.500V7',
  wrong: 'M9 16a7 7 0 1 0 0-14 7 7 0 0 0 0 14ZM9 5.500v4.200M9 12.300v.2',
  note: 'M9 2.500 16.500 15.500H1.500L9 2.500ZM9 7v4M9 13.300v.2',
  users:
    'M6 8a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5ZM1.5 15c0-2.5 2-4.500 4.500-4.500s4.500 2 4.500 4.500M12 8.500a2.200 2.200 0 1 0 0-4.400M16.500 14.500c0-2.300-1.700-4-4-4.200',
  operators:
    'M9 2l6 2.500v4c0 3.700-2.500 6.300-6 7.500-3.500-1.200-6-3.800-6-7.500v-4L9 2Zm-2.500 7L8.300 10.800 11.800 7.200',
  messages: 'M2 4h14v10.500H2V4Zm.5.500L9 10l6.500-5.500',
  audit: 'M4 2h7l3 3v11H4V2ZM11 2v3h3M6.500 8.500h5M6.500 11.500h5',
  apps: 'M2.500 2.500h5v5h-5v-5ZM10.500 2.500h5v5h-5v-5ZM2.500 10.500h5v5h-5v-5ZM13 10.500v5M10.500 13h5',
  webhooks:
    'M9 3v5M9 8 4.500 14M9 8l4.500 6M9 3.200a1.200 1.200 0 1 0 0-.1M4 15.200a1.200 1.200 0 1 0 0-.1M14 15.200a1.200 1.200 0 1 0 0-.1',
  branding:
    'M9 2.500a6.500 6.500 0 1 0 0 13c1.200 0 1.500-.7 1.200-1.500-.6-1.600.4-2.500 1.800-2.500h1.500a2 2 0 0 0 2-2A6.500 6.500 0 0 0 9 2.500ZM5.500 8v.2M9 5.500v.2M12.500 8v.2',
  configuration:
    'M2.500 5.500h7M13 5.500h2.500M11 3.500v4M2.500 12.500h2.500M8.500 12.500h7M6.500 10.500v4',
  search: 'M8 13.500a5.500 5.500 0 1 0 0-11 5.500 5.500 0 0 0 0 11ZM12 12l4 4',
  menu: 'M2.500 5h13M2.500 9h13M2.500 13h13',
  back: 'M11 3.500 5.500 9l5.500 5.500',
  done: 'M9 16a7 7 0 1 0 0-14 7 7 0 0 0 0 14ZM6 9.200l2.100 2.100L12.200 7',
  refused: 'M9 16a7 7 0 1 0 0-14 7 7 0 0 0 0 14ZM9 5.500v4.200M9 12.300v.2',
  noted: 'M9 16a7 7 0 1 0 0-14 7 7 0 0 0 0 14Z',
} as const

/** The name of an icon. */
export type IconName = keyof typeof paths

export function Icon({ name }: { readonly name: IconName }) {
  return (
    <svg
      className="icon"
      data-icon={name}
      viewBox="0 0 18 18"
      width="18"
      height="18"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={paths[name]} />
    </svg>
  )
}
