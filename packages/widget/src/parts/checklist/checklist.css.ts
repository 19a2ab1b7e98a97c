export const checklistStyles = `
& .st-checklist{display:grid;gap:8px;margin:10px 0 0;padding:0;list-style:none;font-size:var(--st-small);line-height:1.4286;color:var(--st-muted-foreground)}
& .st-checklist>li{display:flex;gap:8px}
& .st-checklist .st-icon{width:18px;height:18px;margin-top:1px;color:var(--st-input)}
& .st-checklist>[data-met]{color:var(--st-foreground)}
& .st-checklist>[data-met] .st-icon{color:var(--st-success)}
`
