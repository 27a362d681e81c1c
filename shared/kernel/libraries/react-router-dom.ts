/**
 * The router exports that the shell provides, under the package's own name: `import { Link } from 'react-router-dom'`
 * resolves to this file everywhere, and its types contain nothing else. The complete package would add 28 KB (gzip)
 * to every first visit. To use another export, add it here: the kernel grows, so release the shell before the remotes
 * that need it.
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
