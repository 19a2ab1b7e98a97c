/** The one kind of button that destroys; few screens have it. */
export const dangerButtonStyles = `
& .st-button[data-kind=danger]{--st-fill:var(--st-destructive-fill);--st-text:var(--st-destructive-foreground);--st-edge:transparent}
& .st-button[data-kind=danger]:not(:disabled):active{--st-fill:var(--st-destructive-button-hover)}
@media (hover:hover){& .st-button[data-kind=danger]:not(:disabled):hover{--st-fill:var(--st-destructive-button-hover)}}
`
