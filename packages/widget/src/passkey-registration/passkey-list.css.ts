/** A framed list whose rows open, for a new name or for the question whether to delete. */
export const passkeyListStyles = `
& .st-list-heading{margin:0;font-size:inherit;font-weight:600;text-wrap:balance}
& .st-screen>.st-list-heading{margin-top:calc(6*var(--st-spacing))}
& .st-screen>.st-passkeys{margin:calc(3*var(--st-spacing)) 0 0;padding:0;border:1px solid var(--st-border);border-radius:6px;list-style:none}
& .st-passkeys>li+li{border-top:1px solid var(--st-border)}
& .st-passkey{display:flex;align-items:center;gap:12px;min-height:56px;padding-block:12px;padding-inline:15px 0}
@container (max-width:359.9px){& .st-passkey>.st-icon{display:none}}
& .st-passkey>.st-icon{color:var(--st-muted-foreground)}
& .st-passkey-text{display:grid;flex:1;min-width:0}
& .st-passkey-date{color:var(--st-muted-foreground);font-size:var(--st-small);line-height:1.4286}
& .st-passkey-name{min-width:0;overflow:hidden;white-space:nowrap;text-overflow:ellipsis}
& .st-passkey-actions{display:flex;flex:none}
& .st-icon-button{display:grid;flex:none;place-items:center;width:44px;min-height:44px;border-radius:var(--st-rounded-base);color:var(--st-muted-foreground);outline-offset:-2px}
& .st-icon-button:is(:hover,:focus-visible):not(:disabled),& [type=submit].st-icon-button{color:var(--st-foreground)}
& .st-rename{display:flex;flex-wrap:wrap;align-items:center;gap:4px;min-height:56px;margin:0;padding:6px 5px}
& .st-rename .st-input{flex:1;min-width:0;min-height:44px;padding:8px 9px}
& .st-delete{padding:15px}
& .st-delete>.st-passkey-name{font-weight:600}
& .st-rename .st-field-error{flex-basis:100%;padding-inline:10px}
& .st-delete>p+p:not(.st-field-error){margin-top:4px;font-size:var(--st-small);line-height:1.4286}
& .st-delete-actions{display:grid;grid-template-columns:1fr 1fr;gap:8px;margin-top:12px}
`
