export const meterStyles = `
& .st-meter{display:grid;grid-template-columns:repeat(4,1fr);gap:4px;margin-top:10px}
& .st-meter>i{height:4px;border-radius:2px;background:var(--st-border);transition:background-color .15s}
& .st-meter[data-tone=weak]>i[data-lit]{background:var(--st-destructive)}
& .st-meter[data-tone=strong]>i[data-lit]{background:var(--st-success)}
@media (forced-colors:active){& .st-meter{forced-color-adjust:none}& .st-meter>i{background:GrayText}& .st-meter[data-tone]>i[data-lit]{background:Highlight}}
`
