/** A sailing vessel for Vessel, on a grid of 20. Drawn for this project, see `NOTICE.md`. */
export const icon = 'M9.3 2v10H3.2zM10.8 4.6l5.6 7.4h-5.6zM2 13.4h16l-2.3 4.2H4.3z'

/** The same mark in the brand's colours. */
export const layers = [{ d: icon }]
