export const bannerStyles = `
& .st-banner{--st-tone:var(--st-destructive);display:flex;gap:10px;padding:11px 13px;background:color-mix(in srgb,var(--st-tone) var(--st-tint),var(--st-background));border:1px solid color-mix(in srgb,var(--st-tone) 32%,var(--st-background));border-radius:var(--st-rounded-base);font-size:var(--st-small);line-height:1.4286}
& .st-banner[data-tone=warning]{--st-tone:var(--st-warning)}
& .st-banner[data-tone=success]{--st-tone:var(--st-success)}
& .st-banner a{text-decoration:underline 1px var(--st-input);text-underline-offset:3px}
& .st-banner a:hover{text-decoration:underline 2px}
& .st-banner .st-icon{color:var(--st-tone)}
`
