/**
 * The parts of the router that the shell provides, under the package's own name:
 * `import { Link } from 'react-router-dom'` gets them everywhere, and the types know no others. The package whole would
 * be 28 KB more (gzip) in everyone's first visit. To use another part, add it here: the kernel then grows by it, so the
 * shell is released before the remotes that need it.
 */
export {
  createBrowserRouter,
  Link,
  type LinkProps,
  MemoryRouter,
  matchRoutes,
  Navigate,
  type NavigateFunction,
  NavLink,
  type NavLinkProps,
  Outlet,
  Route,
  type RouteObject,
  Routes,
  useBlocker,
  useLocation,
  useMatch,
  useNavigate,
  useParams,
  useSearchParams,
} from 'react-router'
export { RouterProvider } from 'react-router/dom'
