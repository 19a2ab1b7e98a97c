/** The mark of Twitch on a grid of 20. `NOTICE.md` names its source. */
export const icon =
  'M9.7 4.84h1.21v3.64H9.7zm3.34 0h1.21v3.64h-1.21zM5.75 1.5 2.71 4.54v10.92h3.65v3.04l3.03-3.04h2.43L17.3 10V1.5zm10.32 7.9-2.43 2.42h-2.43L9.1 13.95v-2.13H6.36v-9.1h9.71Z'

/** The same mark in the brand's colours. */
export const layers = [
  { d: 'M6.36 2.73h9.71V9.4L13.64 11.8 9.1 13.95l-2.74-2.1z', fill: '#FFF' },
  { d: icon, fill: '#9146FF' },
]
