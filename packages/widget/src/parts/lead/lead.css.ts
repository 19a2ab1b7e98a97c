export const leadStyles = `
& .st-lead{color:var(--st-muted-foreground)}
`
