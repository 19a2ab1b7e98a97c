/** The input lies over its cells, itself unseen; the cells show digits, caret and state. */
export const otpInputStyles = `
& .st-otp{position:relative;display:grid;grid-template-columns:repeat(3,minmax(0,1fr)) 4px repeat(3,minmax(0,1fr));gap:8px}
& .st-otp-input{position:absolute;inset:0;width:100%;height:100%;color:transparent;caret-color:transparent;font-size:16px;letter-spacing:1.4em;outline:0;z-index:1;forced-color-adjust:none;-webkit-text-fill-color:transparent}
& .st-otp-input::selection{background:transparent;color:transparent}
& .st-otp-input:autofill{-webkit-background-clip:text}
& .st-cell{display:flex;align-items:center;justify-content:center;min-height:47px;background:var(--st-input-background,var(--st-background));color:var(--st-input-foreground,var(--st-foreground));border:1px solid var(--st-input);border-radius:var(--st-input-radius,var(--st-rounded-base));font-size:calc(var(--st-text-base)*1.5);line-height:1;font-weight:600;font-variant-numeric:tabular-nums;transition:var(--st-transition-duration) ease-out;transition-property:border-color,box-shadow}
& .st-cell:nth-of-type(4){grid-column:5}
& .st-cell[data-filled]{border-color:var(--st-input-hover)}
& .st-otp[data-state=wrong] .st-cell{color:var(--st-destructive);border-color:var(--st-destructive)}
& .st-otp:is([data-state=verifying],[data-state=expired]) .st-cell{background:var(--st-muted);border-color:var(--st-border)}
& .st-cell[data-active]{border-color:var(--st-ring);box-shadow:var(--st-halo);outline:2px solid transparent}
& .st-otp[data-state=wrong] .st-cell[data-active]{box-shadow:0 0 0 1px var(--st-destructive),0 0 0 4px color-mix(in srgb,var(--st-destructive) 18%,transparent)}
& .st-cell[data-active]:empty::before{content:"";height:24px;border-inline-start:2px solid;animation:st-blink 1.1s steps(1) infinite}
@keyframes st-blink{50%{opacity:0}}
@container (max-width:359.9px){& .st-otp{gap:6px}}
@media (forced-colors:active){& .st-cell[data-active]{outline-color:Highlight}}
`
