export const textFieldStyles = `
& .st-label{display:block;margin-bottom:6px;font-size:var(--st-small);line-height:1.4286;font-weight:600}
& .st-control{position:relative}
& .st-input{display:block;width:100%;min-height:47px;padding:10px 15px;background:var(--st-input-background,var(--st-background));color:var(--st-input-foreground,var(--st-foreground));border:1px solid var(--st-input);border-radius:var(--st-input-radius,var(--st-rounded-base));box-shadow:var(--st-shadow-input);text-overflow:ellipsis}
& .st-input:not(:read-only):hover{border-color:var(--st-input-hover)}
& .st-input::placeholder{all:revert;color:var(--st-placeholder);opacity:1}
&[dir=rtl] .st-input[dir=ltr]{text-align:right}
& .st-input[data-quiet]{color:var(--st-muted-foreground)}
& .st-input:autofill{-webkit-background-clip:text;-webkit-text-fill-color:var(--st-input-foreground,var(--st-foreground))}
& .st-input:focus{border-color:var(--st-ring);box-shadow:var(--st-halo);outline:2px solid transparent;outline-offset:0}
& .st-input[aria-invalid]{border-color:var(--st-destructive);box-shadow:0 0 0 1px var(--st-destructive)}
& .st-input[aria-invalid]:focus{box-shadow:0 0 0 1px var(--st-destructive),0 0 0 4px color-mix(in srgb,var(--st-destructive) 18%,transparent)}
`
