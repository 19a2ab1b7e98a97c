/**
 * Three lines, as many as the longest fixed hint takes in English; in any language all of them lie on each other in
 * one cell, unseen.
 */
export const strengthHintsStyles = `
& .st-hints{display:grid;grid-template-columns:minmax(0,1fr);min-height:calc(3*1.4286em);margin-top:10px;font-size:var(--st-small);line-height:1.4286;color:var(--st-muted-foreground)}
& .st-hints>*{grid-area:1/1}
& .st-hints>span{visibility:hidden}
& .st-hints>span:not([data-kind=start]){padding-inline-start:calc(1.143em + 6px)}
& .st-hints>span::before{content:attr(data-hint)}
& .st-hints>p{display:flex;gap:6px}
& .st-hints[data-kind=zxcvbn]>p{display:block}
& .st-hints strong{font-weight:400;color:var(--st-foreground)}
& .st-hints[data-kind=breached]{color:var(--st-destructive)}
& .st-hints[data-kind=strong]{color:var(--st-success)}
& .st-hints .st-icon{width:1.143em;height:1.143em;margin-top:.143em}
`
