export default function Home() {
  return <h1 className="text-3xl">Connect with Expert Advisors</h1>;
}
