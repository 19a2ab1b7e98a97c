/** Toasts hang from the card's lower edge and grow downward, so that they cover no control. */
export const toasterStyles = `
& .st-toaster{position:absolute;z-index:1;inset-inline:0;top:calc(100% - 14px);display:grid;justify-items:center;gap:12px;pointer-events:none}
& .st-toast{display:flex;align-items:flex-start;gap:8px;max-width:100%;padding:10px 16px;background:var(--st-primary);color:var(--st-primary-foreground);border-radius:6px;box-shadow:var(--st-shadow-popover);font-size:var(--st-small);line-height:1.4286;pointer-events:auto;animation:st-rise .16s}
& .st-toast[data-kind=success]{background:var(--st-success-fill);color:var(--st-success-foreground)}
& .st-toast[data-kind=error]{background:var(--st-destructive-fill);color:var(--st-destructive-foreground)}
& .st-toast>:is(.st-icon,.st-spinner){width:18px;height:18px;margin-top:1px}
@media (forced-colors:active){& .st-toast{border:1px solid}}
`
