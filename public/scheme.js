// Before anything is painted: the theme that the person chose, so that a dark evening does not start with a white flash.
// And the files that a signed-in person's start needs, fetched beside the first script (scripts/startHints.ts).
(function () {
  var mode = null;
  var language = null;
  var signedIn = false;
  try {
    mode = localStorage.getItem('preferredTheme');
    language = localStorage.getItem('i18nextLng');
    signedIn = localStorage.getItem('token') !== null;
  } catch (error) {
    // Storage is forbidden: the system's theme then.
  }
  if (mode !== 'light' && mode !== 'dark') {
    mode = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  }
  document.documentElement.setAttribute('data-theme', mode);

  var data = document.currentScript && document.currentScript.getAttribute('data-start');
  if (!data || !signedIn) return;
  var hints = JSON.parse(data);
  var files = hints.all.concat(hints.texts[(language || '').slice(0, 2)] || hints.texts.pt || []);
  if (/^\/($|tickets)/.test(location.pathname)) files = files.concat(hints.inbox);
  files.forEach(function (file) {
    var link = document.createElement('link');
    link.rel = /\.css$/.test(file) ? 'preload' : 'modulepreload';
    if (link.rel === 'preload') link.as = 'style';
    link.href = file;
    document.head.appendChild(link);
  });
})();
