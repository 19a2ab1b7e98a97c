import type { SignedIn, SignedOut } from '@portico/server'

declare global {
  namespace App {
    interface Locals {
      portico: SignedIn | SignedOut
    }
  }
}
