/** The dot fades for three minutes: 112 times 1.6 seconds. */
export const sentStyles = `
& .st-dot{align-self:center;width:8px;height:8px;border-radius:50%;background:currentColor;animation:st-wait 1.6s ease-in-out 112}
@keyframes st-wait{50%{opacity:.35}}
@media (prefers-reduced-motion:reduce){& .st-dot{animation:none!important}}
@media (forced-colors:active){& .st-dot{background:CanvasText;animation:none;forced-color-adjust:none}}
`
