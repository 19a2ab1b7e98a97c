/** The mark of LinkedIn on a grid of 20. `NOTICE.md` names its source. */
export const icon =
  'M15.63 15.64h-2.37v-3.72c0-.88-.02-2.02-1.23-2.02-1.24 0-1.43.96-1.43 1.96v3.78H8.23V8h2.28v1.04h.03a2.5 2.5 0 0 1 2.25-1.23c2.4 0 2.84 1.58 2.84 3.63zM5.56 6.96a1.37 1.37 0 1 1 0-2.75 1.37 1.37 0 0 1 0 2.75m1.19 8.68H4.37V8h2.38zM16.82 2H3.18C2.53 2 2 2.52 2 3.15v13.7c0 .63.53 1.15 1.18 1.15h13.64c.65 0 1.18-.52 1.18-1.15V3.15C18 2.52 17.47 2 16.82 2'

/** The same mark in the brand's colours. */
export const layers = [
  { d: 'M3 3h14v14H3z', fill: '#FFF' },
  { d: icon, fill: '#0A66C2' },
]
