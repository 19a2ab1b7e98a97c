/** What is fixed looks fixed, and says so by a lock. */
export const lockedFieldStyles = `
& .st-input:read-only:not([data-quiet]){padding-inline-end:44px;background:var(--st-muted);border-color:var(--st-border)}
& .st-input+.st-icon{position:absolute;inset-block:0;inset-inline-end:16px;width:16px;height:16px;margin-block:auto;color:var(--st-muted-foreground)}
`
