export const fieldErrorStyles = `
& .st-field-error{display:flex;gap:6px;margin-top:8px;font-size:var(--st-small);line-height:1.4286;color:var(--st-destructive)}
& .st-field-error .st-icon{width:1.143em;height:1.143em;margin-top:.143em}
`
