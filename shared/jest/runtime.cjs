const path = require('node:path')
const vm = require('node:vm')
const { Runtime } = require('./internals.cjs')

const PACKAGES = `${path.sep}node_modules${path.sep}`
const isInPackage = (file) => file.includes(PACKAGES)

/** As Node loads what a module names in `import()`. */
const importModuleDynamically = vm.constants.USE_MAIN_CONTEXT_DEFAULT_LOADER

/** By file, what was compiled from which source: a function of the main context, a script for contexts of their own. */
const functions = new Map()
const scripts = new Map()
/** By file, what a module of a package exports in the main context. */
const packages = new Map()
/** By file, what the transform made of which source, for which project. */
const transformed = new Map()

function compiledOnce(compiled, file, source, compile) {
  const known = compiled.get(file)
  if (known?.source === source) return known.made
  const made = compile()
  compiled.set(file, { source, made })
  return made
}

/** The function of a module in the main context: the same one for every test file, with all that V8 learned of it. */
const functionOf = (file, source, parameters) =>
  compiledOnce(functions, file, source, () =>
    vm.compileFunction(source, parameters, { filename: file, importModuleDynamically }),
  )

/** The function of a module in a context of its own. */
function functionIn(context, file, source, parameters) {
  const head = `(function(${parameters.join(',')}){`
  const script = compiledOnce(
    scripts,
    file,
    source,
    () => new vm.Script(`${head}${source}\n})`, { filename: file, columnOffset: -head.length }),
  )
  return script.runInContext(context)
}

/**
 * Jest's runtime, which begins with nothing for each test file. Here a worker transforms and compiles a module once,
 * and runs it for each test file. In the main context (`main-context.cjs`) it also loads packages as Node does, once
 * for all test files. A file that mocks a package or a module of Node's gets packages of its own, since they have to
 * see the mock.
 * It reaches into Jest's internals: `scripts/testing/main-context.test.ts` tells when another version has moved them.
 */
module.exports = class TestRuntime extends Runtime {
  constructor(...args) {
    super(...args)
    this.transformOnce()
    if (this.isInMainContext()) this.useMainContext()
    else this.compileOnce()
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

  compileOnce() {
    const { executor } = this
    const compile = executor.compile.bind(executor)
    executor.compile = (source, file) => {
      const context = this._environment.getVmContext()
      // What a module imports on its way may be mocked, so that is Jest's to load.
      if (!context || /\bimport\s*\(/.test(source)) return compile(source, file)
      try {
        return functionIn(context, file, source, executor.injectedModuleParameters)
      } catch {
        // Jest says what is wrong with it.
        return compile(source, file)
      }
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
