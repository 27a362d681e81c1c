/**
 * Called when the page is left for the identity provider. The back/forward cache may restore it with a busy button,
 * or with the data of a user who has signed out on a shared device, so a restored page reloads.
 */
export function leavePage(reload: () => void = () => window.location.reload()): void {
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) reload()
  })
}
