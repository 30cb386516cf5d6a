// Before anything is painted: the theme that the person chose, so that a dark evening does not start with a white flash.
// And what a start needs, fetched beside the first script: the configuration, and for a signed-in person the renewed
// session and the files of the shell (scripts/startHints.ts; src/browser/prefetched.ts takes the answers).
(function () {
  var mode = null;
  var language = null;
  var signedIn = false;
  try {
    mode = localStorage.getItem('preferredTheme');
    language = localStorage.getItem('i18nextLng');
    signedIn = ['token', 'userId', 'companyId'].every(function (key) {
      return localStorage.getItem(key) !== null;
    });
  } catch (error) {
    // Storage is forbidden: the system's theme then.
  }
  if (mode !== 'light' && mode !== 'dark') {
    mode = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  }
  document.documentElement.setAttribute('data-theme', mode);

  // After 30 seconds it is given up, like any other refresh (src/api/refresh.ts), or when the person does.
  var patience = new AbortController();
  var timer = setTimeout(function () {
    patience.abort();
  }, 30000);
  function ask(address, options) {
    options.signal = patience.signal;
    return fetch(address, options).then(function (response) {
      return response.text().then(function (text) {
        return { status: response.status, text: text };
      });
    });
  }
  function refresh(config) {
    var found = config.status === 404 ? {} : JSON.parse(config.text);
    var api = new URL(found.apiUrl || '/api', location.origin).href.replace(/\/+$/, '');
    // One tab at a time (B-13); whoever has no locks asks later.
    return navigator.locks.request('prosa-refresh', function () {
      return ask(api + '/auth/refresh_token', { method: 'POST', credentials: 'include' });
    });
  }
  var early = { config: ask('/config.json', { cache: 'no-cache' }) };
  if (signedIn && navigator.locks) early.refresh = early.config.then(refresh);
  Object.keys(early).forEach(function (name) {
    // Whoever takes it is told; nobody else needs to be.
    early[name].then(
      function () {},
      function () {},
    );
  });
  early.stop = function () {
    clearTimeout(timer);
    patience.abort();
  };
  window.early = early;

  var data = document.currentScript && document.currentScript.getAttribute('data-start');
  if (!data || !signedIn) return;
  var hints = JSON.parse(data);
  var files = hints.all.concat(hints.texts[(language || '').slice(0, 2)] || hints.texts.pt || []);
  if (/^\/($|tickets)/.test(location.pathname)) files = files.concat(hints.inbox);
  if (location.pathname === '/') files = files.concat(hints.board);
  files.forEach(function (file) {
    var link = document.createElement('link');
    link.rel = /\.css$/.test(file) ? 'preload' : 'modulepreload';
    if (link.rel === 'preload') link.as = 'style';
    // As the build's own links ask, or the browser fetches it twice and warns (REAL-7).
    link.crossOrigin = '';
    link.href = file;
    document.head.appendChild(link);
  });
})();
