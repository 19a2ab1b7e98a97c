export const avatarStyles = `
& .st-avatar{display:grid;place-items:center;flex:none;width:48px;height:48px;background:var(--st-accent);color:var(--st-accent-foreground);border:1px solid var(--st-border);border-radius:50%;font-weight:600;line-height:1}
& .st-screen>.st-avatar+*{margin-top:calc(5*var(--st-spacing))}
& .st-avatar[data-size="40"]{width:40px;height:40px;font-size:var(--st-small)}
@media (forced-colors:active){& .st-avatar{border-color:CanvasText}}
`
