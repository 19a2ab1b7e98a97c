/** The hidden copy of each label in the chosen weight keeps its width, so that choosing moves nothing. */
export const tabsStyles = `
& .st-tabs{display:flex;overflow-x:auto;scrollbar-width:none;box-shadow:inset 0 -1px var(--st-border)}
& .st-tabs::-webkit-scrollbar{display:none}
& .st-tab{flex:1 0 0;min-width:max-content;position:relative;min-height:45px;padding:0 8px 2px;color:var(--st-muted-foreground);text-align:center;outline-offset:-2px}
& .st-tab::after{content:attr(data-label);display:block;height:0;overflow:hidden;visibility:hidden;font-weight:600}
& .st-tab:not([aria-disabled]):hover{color:var(--st-foreground);background:var(--st-tab-background,none)}
& .st-tab[aria-selected=true]{color:var(--st-foreground);font-weight:600}
& .st-tab[aria-selected=true]::before{content:"";position:absolute;inset:auto 0 0;height:2px;background:var(--st-primary);border-radius:1px;forced-color-adjust:none}
@media (forced-colors:active){& .st-tab[aria-selected=true]::before{background:Highlight}}
`
