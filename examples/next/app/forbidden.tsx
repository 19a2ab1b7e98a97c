export default function Forbidden() {
  return <p>You are not allowed to do this.</p>
}
