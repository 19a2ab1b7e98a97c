export const destinationStyles = `
& .st-destination{color:var(--st-foreground);font-weight:600}
& .st-destination[data-own-line]{display:block}
`
