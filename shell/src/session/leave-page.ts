/**
 * Called when the page is left for the identity provider. A browser may keep the page as it was and show it again to
 * who goes back: with a button that still waits, or with the data of someone who has signed out on a shared device.
 * Such a page starts over.
 */
export function leavePage(reload: () => void = () => window.location.reload()): void {
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) reload()
  })
}
