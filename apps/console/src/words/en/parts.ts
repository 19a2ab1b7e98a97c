export const parts = {
  previous: 'Previous',
  next: 'Next',
  again: 'Try again',
  now: 'now',
}
