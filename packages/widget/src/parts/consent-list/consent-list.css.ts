/** A framed list with hairlines. Where it is long it scrolls, its last row half seen. */
export const consentListStyles = `
& .st-section-heading{margin:0;font-size:inherit;font-weight:600;text-wrap:balance}
& .st-screen>.st-section-heading{margin-top:calc(6*var(--st-spacing))}
& .st-consent-list{margin:calc(3*var(--st-spacing)) 0 0;padding:0;border:1px solid var(--st-border);border-radius:6px;list-style:none}
& .st-consent-list[data-long]{max-height:420px;overflow:auto}
& .st-consent-list>li{display:flex;gap:12px;padding:14px 15px}
& .st-consent-list>li+li{border-top:1px solid var(--st-border)}
& .st-consent-list .st-icon{margin-top:2px;color:var(--st-muted-foreground)}
& .st-details{margin:4px 0 0;padding:0;list-style:none;display:grid;gap:4px;font-size:var(--st-small);line-height:1.4286;color:var(--st-muted-foreground)}
& .st-details>li{position:relative;padding-inline-start:12px}
& .st-details>li::before{content:"";position:absolute;inset-inline-start:1px;top:.643em;width:3px;height:3px;border-radius:50%;background:currentColor}
@media (forced-colors:active){& .st-details>li::before{background:CanvasText}}
`
