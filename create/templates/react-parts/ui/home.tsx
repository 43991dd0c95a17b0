export function Home() {
  return (
    <>
      <h1>Home</h1>
      <p>This app is yours. Start with the pages in the menu, and with the file README.md.</p>
    </>
  );
}
