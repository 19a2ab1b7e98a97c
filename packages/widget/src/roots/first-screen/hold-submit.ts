/**
 * The script that delays a submit until the widget has loaded, and marks the form so that the widget submits it. If the
 * user submits again after five seconds, the browser submits the form itself. It is a function of the widget's element.
 */
export const holdSubmit = `(e=>{
const f=(e.shadowRoot||e).querySelector("form");let t;
if(f)f.addEventListener("submit",s=>{
if(e.client)return;
if(t&&s.timeStamp-t>5000&&f.method=="post")return f.removeAttribute("aria-busy");
s.preventDefault();t=t||s.timeStamp;f.setAttribute("aria-busy","true")
})
})`
