/** A fox's head for Metamask, on a grid of 20. Drawn for this project, see `NOTICE.md`. */
export const icon =
  'M2.2 2.2 7.9 6.4h4.2l5.7-4.2 1 6.4-2.4 4.7-4.1 4.5H7.7l-4.1-4.5-2.4-4.7zM6.8 8.6a1 1 0 1 0 0 2 1 1 0 0 0 0-2m6.4 0a1 1 0 1 0 0 2 1 1 0 0 0 0-2M4 11.9l4.6 5-1-3.4zm12 0-3.6 1.6-1 3.4z'

/** The same mark in the brand's colours. */
export const layers = [
  { d: icon, fill: '#F6851B' },
  { d: 'M6.8 8.6a1 1 0 1 0 0 2 1 1 0 0 0 0-2m6.4 0a1 1 0 1 0 0 2 1 1 0 0 0 0-2', fill: '#233447' },
  { d: 'M4 11.9l4.6 5-1-3.4zm12 0-3.6 1.6-1 3.4z', fill: '#763D16' },
]
