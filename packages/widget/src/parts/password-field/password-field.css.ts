/** The label's line may carry a link at its end; the eye is a 44px target inside the field. */
export const passwordFieldStyles = `
& .st-label-line{display:flex;flex-wrap:wrap;justify-content:space-between;align-items:baseline;gap:0 16px;margin-bottom:6px;font-size:var(--st-small);line-height:1.4286}
& .st-label-line .st-label{margin:0;font-size:inherit}
& .st-password-input.st-input{padding-inline-end:48px}
& .st-password-input[type=password]{letter-spacing:.125em}
& .st-field:has(.st-meter,.st-checklist)+.st-button{margin-top:calc(2*var(--st-spacing))}
& .st-password-input::-ms-reveal{display:none}
& .st-reveal{position:absolute;inset-block:0;inset-inline-end:1px;display:grid;place-items:center;width:44px;min-height:44px;margin-block:auto;border-radius:var(--st-rounded-base);color:var(--st-muted-foreground);outline-offset:-4px}
& .st-reveal:is(:hover,:focus-visible){color:var(--st-foreground)}
`
