export const headingStyles = `
& .st-heading{font:600 calc(var(--st-text-base)*1.5)/1.3334 var(--st-header-font,var(--st-font-family));letter-spacing:-.012em;text-wrap:balance;outline:0}
& .st-heading:is(:lang(ar),:lang(he),:lang(hi),:lang(ja),:lang(ko),:lang(zh)){letter-spacing:0}
`
