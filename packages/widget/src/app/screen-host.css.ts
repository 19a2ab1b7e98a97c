/** What stands in for a screen while it loads: nothing at first, so that a fast answer never flashes. */
export const screenHostStyles = `
& .st-stage{outline:0}
& .st-tabs-place{height:44px}
& .st-watermark{height:20px}
& .st-logo{height:40px}
& .st-waiting{display:grid;place-items:center;min-height:200px;animation:st-waiting .1s .2s both}
@keyframes st-waiting{from{opacity:0}}
`
