/**
 * The base rules of every component: the reset against host rules, type, focus, and the user's preferences. Ordinary
 * host rules (`* {}`, `button {}`, `#app h1 {}`) must have no effect in the light DOM, so every element inside the root
 * first reverts to the browser's own style.
 *
 * Text sizes are multiples of `--st-medium`, the font size that the user has set in the browser: `all:initial` resets
 * to it. They are not multiples of `rem`, because a page's root may set 62.5%.
 *
 * The root is a size container, so its content gives it no width. The grid track around it has a width and may shrink.
 * So the card gets its intended width even in a parent whose width depends on its content.
 */
export const baseStyles = `
:host(:not([hidden])){display:block}
.st-scope:not(#_#_){all:initial;--st-medium:1em;display:grid;grid-template-columns:minmax(0,var(--st-track));visibility:inherit;pointer-events:inherit;color-scheme:inherit}
&{all:initial;display:block;position:relative;box-sizing:border-box;visibility:inherit;pointer-events:inherit;width:100%;max-width:var(--st-container-width);container-type:inline-size;color-scheme:var(--st-color-scheme);color:var(--st-foreground);font:400 var(--st-text-base)/1.5 var(--st-font-family);-webkit-text-size-adjust:100%;-webkit-tap-highlight-color:transparent;overflow-wrap:anywhere;text-align:start;--st-small:calc(var(--st-text-base)*.875);--st-halo:var(--st-focus-ring-shadow,0 0 0 1px var(--st-ring),0 0 0 4px color-mix(in srgb,var(--st-ring) 18%,transparent))}
& :where(:not(svg,svg *)),& ::before,& ::after{all:revert;box-sizing:border-box}
& :where(h1,p){margin:0}
& :where(button,input){appearance:none;margin:0;padding:0;border:0;background:none;font:inherit;color:inherit;text-align:inherit}
& :where(button,a){color:inherit;cursor:pointer;touch-action:manipulation;transition:var(--st-transition-duration) ease-out;transition-property:color,background-color,border-color,box-shadow}
& :where(:disabled,[aria-disabled=true]){cursor:default}
& :where(:focus-visible){outline:2px solid var(--st-ring);outline-offset:2px}
& .st-icon{display:block;flex:none;width:20px;height:20px;margin:0}
& .st-icon *{fill:none;stroke:currentColor;stroke-width:1.5;stroke-linecap:round;stroke-linejoin:round}
&[dir=rtl] .st-mirrored{transform:scaleX(-1)}
& .st-hidden{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
@keyframes st-rise{from{opacity:0;transform:translateY(4px)}}
@keyframes st-pulse{50%{opacity:.3}}
@media (prefers-reduced-motion:reduce){& *,& ::before,& ::after{transition-duration:0s!important;animation-duration:0s!important}}
@media (prefers-contrast:more){&{--st-input:var(--st-input-hover);--st-border:var(--st-input)}}
@media (forced-colors:active){& :where(:focus-visible){outline-color:Highlight}& :where(:disabled){color:GrayText;border-color:GrayText}}
`
