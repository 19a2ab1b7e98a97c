/** True for `localhost`, 127.0.0.0/8 and `[::1]`, in the URL parser's spelling. */
export function isLoopbackHost(hostname: string): boolean {
  return hostname === 'localhost' || hostname === '[::1]' || /^127(\.\d{1,3}){3}$/.test(hostname)
}
