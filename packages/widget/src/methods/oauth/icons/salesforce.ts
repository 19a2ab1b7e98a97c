/** The mark of Salesforce on a grid of 20. `NOTICE.md` names its source. */
export const icon =
  'M8.34 4.51a3.5 3.5 0 0 1 2.54-1.09c1.3 0 2.46.75 3.07 1.84A4.33 4.33 0 0 1 20 9.23a4.33 4.33 0 0 1-5.16 4.27 3.1 3.1 0 0 1-2.75 1.63q-.76-.02-1.38-.32A3.6 3.6 0 0 1 7.4 17a3.6 3.6 0 0 1-3.37-2.35q-.33.07-.7.06a3.39 3.39 0 0 1-1.66-6.3q-.31-.72-.32-1.53A3.9 3.9 0 0 1 5.23 3c1.27 0 2.37.59 3.1 1.5'

/** The same mark in the brand's colours. */
export const layers = [{ d: icon, fill: '#0D9DDA' }]
