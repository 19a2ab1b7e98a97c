export const strengthHintsStyles = `
& .st-hints{margin-top:10px;font-size:var(--st-small);line-height:1.4286;color:var(--st-muted-foreground)}
& .st-hints>strong{display:block;font-weight:400;color:var(--st-foreground)}
& .st-hints>span{display:block}
& .st-hints>*+*{margin-top:4px}
`
