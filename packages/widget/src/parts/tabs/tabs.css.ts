/** The hidden copy of each label in the chosen weight keeps its width, so that choosing moves nothing. */
export const tabsStyles = `
& .st-tabs{display:flex;overflow-x:auto;scrollbar-width:none;box-shadow:inset 0 -1px var(--st-border)}
& .st-tabs::-webkit-scrollbar{display:none}
& .st-tab{flex:1 0 0;min-width:max-content;min-height:44px;padding:0 8px 2px;border-bottom:2px solid transparent;color:var(--st-muted-foreground);text-align:center;outline-offset:-2px}
& .st-tab::after{content:attr(data-label);display:block;height:0;overflow:hidden;visibility:hidden;font-weight:600}
& .st-tab:not([aria-disabled]):hover{color:var(--st-foreground)}
& .st-tab[aria-selected=true]{color:var(--st-foreground);border-color:var(--st-primary);font-weight:600}
@media (forced-colors:active){& .st-tab{border-color:Canvas}& .st-tab[aria-selected=true]{border-color:Highlight}}
`
