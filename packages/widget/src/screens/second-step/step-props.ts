/** What every kind of second step gets. */
export interface StepProps {
  /** When the first step is no longer valid, in epoch milliseconds. */
  readonly endsAt: number
  onProved(): void
  onBack(): void
}
