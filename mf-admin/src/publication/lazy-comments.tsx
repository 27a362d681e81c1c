import { type ComponentProps, lazy, Suspense } from 'react'

const Field = lazy(() =>
  import(/* webpackChunkName: "comments" */ './FieldComments').then(({ FieldComments }) => ({
    default: FieldComments,
  })),
)
const Content = lazy(() =>
  import(/* webpackChunkName: "comments" */ './ContentComments').then(({ ContentComments }) => ({
    default: ContentComments,
  })),
)

/** `FieldComments`, loaded lazily, so that a form doesn't wait for them. */
export const LazyFieldComments = (props: ComponentProps<typeof Field>) => (
  <Suspense fallback={null}>
    <Field {...props} />
  </Suspense>
)

/** `ContentComments`, loaded lazily. They are below the form. */
export const LazyContentComments = (props: ComponentProps<typeof Content>) => (
  <Suspense fallback={null}>
    <Content {...props} />
  </Suspense>
)
