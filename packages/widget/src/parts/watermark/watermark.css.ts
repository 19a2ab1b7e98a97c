/** Drawn 150 by 20, its height kept by the stage; the pseudo-element makes the target 44px high. */
export const watermarkStyles = `
& .st-watermark p{line-height:0;text-align:center}
& .st-watermark a{position:relative;display:inline-block;color:var(--st-muted-foreground);border-radius:2px}
& .st-watermark a::before{content:"";position:absolute;inset:-12px 0}
& .st-watermark svg{width:150px;height:20px;direction:ltr}
& .st-watermark path{fill:none;stroke:currentColor;stroke-width:1.5;stroke-linecap:round}
& .st-watermark text{fill:currentColor;font:400 12.5px Arial,Helvetica,sans-serif}
& .st-watermark path+text{font-weight:700;font-size:15px}
`
