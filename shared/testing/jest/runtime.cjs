const path = require('node:path')
const vm = require('node:vm')
const { Runtime } = require('./internals.cjs')

const PACKAGES = `${path.sep}node_modules${path.sep}`
const isInPackage = (file) => file.includes(PACKAGES)

/** As Node loads what a module names in `import()`. */
const importModuleDynamically = vm.constants.USE_MAIN_CONTEXT_DEFAULT_LOADER

/** By file, the function that was compiled from which source. */
const functions = new Map()
/** By file, what a module of a package exports in the main context. */
const packages = new Map()
/** By file, what the transform made of which source, for which project. */
const transformed = new Map()

/** The function of a module: the same one for every test file, with all that V8 learned of it. */
function functionOf(file, source, parameters) {
  const known = functions.get(file)
  if (known?.source === source) return known.made
  const made = vm.compileFunction(source, parameters, { filename: file, importModuleDynamically })
  functions.set(file, { source, made })
  return made
}

/**
 * Jest's runtime, which begins with nothing for each test file. In the main context (`main-context.cjs`) a worker
 * - transforms and compiles a module once, and runs it for each test file;
 * - loads packages as Node does, once for all test files. A file that mocks a package or a module of Node's gets
 *   packages of its own, since they have to see the mock.
 * It reaches into Jest's internals: `scripts/testing/main-context.test.ts` tells when another version has moved them.
 */
module.exports = class TestRuntime extends Runtime {
  constructor(...args) {
    super(...args)
    if (!this.isInMainContext()) return
    this.transformOnce()
    this.useMainContext()
  }

  isInMainContext() {
    return typeof this._environment.adopt === 'function'
  }

  /** In the main context the process is that of the packages, too, which want Node's own modules. */
  installGetBuiltinModule() {
    if (!this.isInMainContext()) super.installGetBuiltinModule()
  }

  transformOnce() {
    const { transformCache, _config: config } = this
    const transform = transformCache.transform.bind(transformCache)
    transformCache.transform = (file, options) => {
      if (options?.isInternalModule || this._coverageOptions.collectCoverage) return transform(file, options)
      const source = transformCache.fileCache.readFile(file)
      const known = transformed.get(file)
      if (known?.source === source && known.project === config.id) {
        transformCache.transforms.set(file, known.made)
        if (known.made.sourceMapPath) transformCache.sourceMaps.set(file, known.made.sourceMapPath)
        return known.made.code
      }
      const code = transform(file, options)
      transformed.set(file, { source, project: config.id, made: transformCache.transforms.get(file) })
      return code
    }
  }

  useMainContext() {
    const { executor, cjsLoader, esmLoader, _resolution: resolution, _environment: environment } = this
    executor.compile = (source, file) => functionOf(file, source, executor.injectedModuleParameters)
    esmLoader.getContext = () => undefined

    const loadAsEsm = resolution.shouldLoadAsEsm.bind(resolution)
    resolution.shouldLoadAsEsm = (file) => !(isInPackage(file) && this.sharesPackages()) && loadAsEsm(file)

    const loadModule = cjsLoader.loadModule.bind(cjsLoader)
    cjsLoader.loadModule = (module, from, name, file, options, registry) => {
      // Jest's own parts keep what they know of a test file, so each file loads its own.
      const isShared =
        isInPackage(file) && (options?.isInternalModule ? loadAsEsm(file) : this.sharesPackages())
      if (!isShared) return loadModule(module, from, name, file, options, registry)
      if (!packages.has(file))
        packages.set(
          file,
          environment.adopt(() => require(file)),
        )
      module.exports = packages.get(file)
      module.loaded = true
    }
  }

  /** Whether nothing that packages may require is mocked. */
  sharesPackages() {
    for (const [id, isMocked] of this.mockState.explicitCjsMock) {
      if (isMocked && (isInPackage(id) || id.startsWith(`node${path.delimiter}`))) return false
    }
    return !this._config.automock
  }
}
