declare namespace App {
  interface Locals {
    portico: import('@portico/server').SignedIn | import('@portico/server').SignedOut
  }
}
