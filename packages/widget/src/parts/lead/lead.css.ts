/** The sentence, and the destination that stands in it. */
export const leadStyles = `
& .st-lead{color:var(--st-muted-foreground)}
& .st-destination{color:var(--st-foreground);font-weight:600}
& .st-destination[data-own-line]{display:block}
`
