/** A 44px target whose arrow, not its box, stands on the card's left edge. */
export const backButtonStyles = `
& .st-back{display:grid;place-items:center;width:44px;height:44px;margin:-15px 0 0 -16px;margin-inline:-16px 0;border-radius:var(--st-rounded-base);outline-offset:-2px}
& .st-back:disabled{color:var(--st-muted-foreground)}
`
