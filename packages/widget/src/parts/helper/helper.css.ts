export const helperStyles = `
& .st-helper-row{display:flex;flex-wrap:wrap;justify-content:space-between;gap:8px 16px}
& .st-helper-row,& .st-helper{font-size:var(--st-small);line-height:1.4286;color:var(--st-muted-foreground);font-variant-numeric:tabular-nums}
& .st-helper{display:inline-flex;align-items:baseline;gap:6px}
& .st-helper .st-icon{position:relative;top:.22em;width:1.143em;height:1.143em;margin-top:-.3em}
& .st-helper[data-tone=success]{color:var(--st-success)}
`
